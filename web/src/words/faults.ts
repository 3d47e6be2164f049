/** Why something was refused, in one sentence of the reader's language, with the reason of the rule. */
import type { Fault } from '../wire/messages';
import type { Arguments, Voice } from './voice';

export function explain(fault: Fault, voice: Voice): string {
  const args = { rule: fault.rule ?? '', ...fault.arguments } as Arguments;
  if (fault.kind === 'page') return voice.say(`page-fault-${fault.key}`, args);
  const known = voice.language !== 'en' && voice.knows(`error-${fault.key}`);
  const said = known ? voice.say(`error-${fault.key}`, args) : fault.message;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
