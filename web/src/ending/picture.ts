/** The result as a picture to share, drawn on this device: an oak frame, a felt band and a slate with chalk. */
import { saveFile } from '../house/saving';
import { SHAPES } from '../parts/seats/Emblem.svelte';

export interface Result {
  game: string;
  headline: string;
  /** In the order of their places. */
  lines: { place: number; name: string; score: string; colour: number; won: boolean }[];
  facts: string[];
  date: string;
}

const WIDTH = 1080;
const FRAME = 44;
const BAND = 190;
const EDGE = 64; // from the frame to the writing
const LINE = 84;
const FACT = 52;

/** The faces of the page, which a canvas does not wait for by itself. */
const FACES = ['64px "Caveat Brush"', '800 64px Alegreya', '64px "Alegreya Sans"'];

export async function drawResult(result: Result): Promise<Blob | null> {
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  canvas.width = WIDTH;
  pen.font = factFont();
  const facts = result.facts.flatMap((fact) => balanced(pen, fact, WIDTH - 2 * (FRAME + EDGE)));
  canvas.height = heightFor(result.lines.length, facts.length);
  drawFrame(pen, canvas.height);
  drawBand(pen, result.game);
  drawChalk(pen, result, facts);
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function heightFor(lines: number, facts: number): number {
  const written = 200 + lines * LINE + (facts > 0 ? 50 + facts * FACT : 0) + 110;
  return Math.max(WIDTH, 2 * FRAME + BAND + written);
}

/** A colour of the room, as the page has it now. */
function paint(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

const factFont = () => '46px "Caveat Brush"';

function drawFrame(pen: CanvasRenderingContext2D, height: number): void {
  const wood = pen.createLinearGradient(0, 0, WIDTH, height);
  wood.addColorStop(0, paint('--oak-light'));
  wood.addColorStop(0.5, paint('--oak'));
  wood.addColorStop(1, paint('--oak-dark'));
  pen.fillStyle = wood;
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = 'rgb(58 33 14 / 0.35)';
  pen.lineWidth = 2;
  for (let at = 6; at < FRAME; at += 9) pen.strokeRect(at, at, WIDTH - 2 * at, height - 2 * at);
  const slate = pen.createRadialGradient(WIDTH / 2, 0, 100, WIDTH / 2, 0, height);
  slate.addColorStop(0, '#3a4340');
  slate.addColorStop(1, paint('--slate'));
  pen.fillStyle = slate;
  pen.fillRect(FRAME, FRAME, WIDTH - 2 * FRAME, height - 2 * FRAME);
  dust(pen, height);
}

/** What a sponge leaves on a slate. */
function dust(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = 'rgb(242 239 226 / 0.05)';
  for (let speck = 0; speck < 900; speck += 1) {
    const across = FRAME + Math.random() * (WIDTH - 2 * FRAME - 40);
    const down = FRAME + BAND + Math.random() * (height - 2 * FRAME - BAND);
    pen.fillRect(across, down, 6 + Math.random() * 34, 1.5);
  }
}

function drawBand(pen: CanvasRenderingContext2D, game: string): void {
  const felt = pen.createLinearGradient(0, FRAME, 0, FRAME + BAND);
  felt.addColorStop(0, paint('--felt-light'));
  felt.addColorStop(1, paint('--felt-dark'));
  pen.fillStyle = felt;
  pen.fillRect(FRAME, FRAME, WIDTH - 2 * FRAME, BAND);
  pen.fillStyle = paint('--felt-ink');
  write(pen, game, WIDTH / 2, FRAME + BAND / 2, '800 92px Alegreya', 'center');
}

function drawChalk(pen: CanvasRenderingContext2D, result: Result, facts: string[]): void {
  const [left, right] = [FRAME + EDGE, WIDTH - FRAME - EDGE];
  let down = FRAME + BAND + 110;
  pen.fillStyle = paint('--chalk');
  write(pen, result.headline, WIDTH / 2, down, '104px "Caveat Brush"', 'center', right - left);
  down += 130;
  for (const line of result.lines) {
    pen.fillStyle = paint(line.won ? '--brass-light' : '--chalk');
    write(pen, String(line.place), left, down, '60px "Caveat Brush"', 'left');
    drawEmblem(pen, left + 64, down - 24, line.colour);
    pen.fillStyle = paint(line.won ? '--brass-light' : '--chalk');
    write(pen, line.name, left + 134, down, '60px "Caveat Brush"', 'left', 400);
    write(pen, line.score, right, down, '50px "Caveat Brush"', 'right', right - left - 560);
    down += LINE;
  }
  down += 30;
  pen.fillStyle = paint('--chalk-soft');
  for (const fact of facts) {
    write(pen, fact, WIDTH / 2, down, factFont(), 'center', right - left);
    down += FACT;
  }
  const foot = pen.canvas.height - FRAME - 54;
  write(pen, result.date, left, foot, '36px "Alegreya Sans"', 'left');
  write(pen, 'toog', right, foot, '800 44px Alegreya', 'right');
}

function drawEmblem(pen: CanvasRenderingContext2D, left: number, top: number, colour: number): void {
  const shape = new Path2D(SHAPES[colour % SHAPES.length] ?? '');
  pen.save();
  pen.translate(left, top);
  pen.scale(2, 2);
  pen.lineWidth = 2;
  pen.strokeStyle = paint('--chalk');
  pen.stroke(shape);
  pen.fillStyle = paint(`--seat-${colour % SHAPES.length}`);
  pen.fill(shape);
  pen.restore();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  across: number,
  down: number,
  font: string,
  align: CanvasTextAlign,
  most?: number,
): void {
  pen.font = font;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  const wide = pen.measureText(text).width;
  if (most !== undefined && wide > most) pen.font = smaller(font, most / wide);
  pen.fillText(text, across, down);
}

/** So that what is long is written smaller, not squeezed. */
function smaller(font: string, by: number): string {
  return font.replace(/\d+(?=px)/, (size) => String(Math.floor(Number(size) * by)));
}

/** A sentence in as few lines as it needs, all about as long. */
function balanced(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  let lines = folded(pen, text, width);
  for (let narrower = width; ; ) {
    narrower -= 20;
    const next = folded(pen, text, narrower);
    if (next.length > lines.length || narrower < 200) return lines;
    lines = next;
  }
}

function folded(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Handed to whatever the device shares with; where it shares nothing, kept as a file. */
export async function handOver(picture: Blob, name: string, title: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch {
      // the reader thought better of it
    }
    return 'shared';
  }
  saveFile(picture, file.name);
  return 'saved';
}
