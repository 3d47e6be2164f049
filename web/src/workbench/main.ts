import '../look/fonts.css';
import '../look/room.css';
import { mount } from 'svelte';
import Workbench from './Workbench.svelte';

const target = document.getElementById('bench');
if (target !== null) mount(Workbench, { target });
