import './look/fonts.css';
import './look/room.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { address } from './house/address.svelte';
import { house } from './house/api';
import { offerInstall } from './house/install.svelte';
import { watchTouches } from './parts/touched';
import Failed from './screens/Failed.svelte';
import { fetchAhead } from './screens/screens';
import { words } from './words/words.svelte';

const target = document.getElementById('house');
fetchAhead(address.place.at);
if (address.place.at === 'home') house().catch(() => undefined); // Home asks again
if (target !== null) {
  void words.load().then(
    () => open(target, App),
    () => open(target, Failed),
  );
}
offerInstall();
watchTouches(document);

function open(target: HTMLElement, screen: typeof App | typeof Failed): void {
  target.replaceChildren();
  mount(screen, { target });
}
