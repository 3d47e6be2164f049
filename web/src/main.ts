import './look/fonts.css';
import './look/room.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { address } from './house/address.svelte';
import { offerInstall } from './house/install.svelte';
import { fetchAhead } from './screens/screens';
import { words } from './words/words.svelte';

const target = document.getElementById('house');
fetchAhead(address.place);
if (target !== null) void words.load().then(() => open(target));
offerInstall();

function open(target: HTMLElement): void {
  target.replaceChildren();
  mount(App, { target });
}
