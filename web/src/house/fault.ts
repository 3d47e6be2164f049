/** Why something cannot be done: the house refuses it, or the page itself says what is wrong. */
import type { Fault as HouseFault } from '../wire/messages';

/** Said as `page-fault-<key>`. */
export type PageFaultKey =
  | 'broken-off'
  | 'name-taken'
  | 'no-answer'
  | 'not-a-record'
  | 'overtaken'
  | 'record-broken'
  | 'record-too-large'
  | 'tap-lost'
  | 'too-many'
  | 'unknown';

export interface PageFault {
  kind: 'page';
  key: PageFaultKey;
  message: string;
  rule?: null;
  arguments?: NonNullable<HouseFault['arguments']>;
}

export type Fault = HouseFault | PageFault;

/** `message` is for whoever looks into the browser: the reader has the sentence of the catalogue. */
export function pageFault(key: PageFaultKey, message = '', args: PageFault['arguments'] = {}): PageFault {
  return { kind: 'page', key, message, arguments: args };
}
