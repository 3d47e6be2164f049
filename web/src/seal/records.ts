/** A saved game that someone brings: read here as far as it can be, so that little is sent that will be refused. */
import { Refused } from '../house/api';
import { type Fault, type PageFaultKey, pageFault } from '../house/fault';
import type { FaultKind } from '../wire/faults';

const LARGEST_FILE = 8_000_000; // bytes; it may be written with much room between the lines
const LARGEST = 1_000_000; // characters without that room, which is what the house reads
const BROKEN: ReadonlySet<Fault['kind']> = new Set<FaultKind>([
  'malformed',
  'illegal',
  'out_of_turn',
  'over',
]); // what the rules refuse

export async function readRecord(file: File): Promise<unknown> {
  if (file.size > LARGEST_FILE) throw problem('record-too-large');
  const record = parsed(await file.text());
  if (record === null || typeof record !== 'object' || Array.isArray(record)) throw problem('not-a-record');
  if (JSON.stringify(record).length > LARGEST) throw problem('record-too-large');
  return record;
}

/** What is wrong with a record, as its reader can understand it; everything else as the house says it. */
export function problemWith(error: unknown): Fault {
  if (!(error instanceof Refused)) return problem('not-a-record').fault;
  const { fault } = error;
  if (fault.key === 'too-large') return problem('record-too-large').fault;
  if (BROKEN.has(fault.kind)) return problem('record-broken').fault;
  const unread = fault.kind === 'bad_record' || fault.key === 'bad-request';
  return unread ? problem('not-a-record').fault : fault;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problem(key: PageFaultKey): Refused {
  return new Refused(pageFault(key));
}
