list = { $first } and { $last }
yes = yes
no = no
