/** A worker that draws QR codes: a slow phone would stand still meanwhile. */
import make from 'qrcode-generator';

export interface Drawn {
  path: string;
  /** Squares in a row. */
  many: number;
}

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(draw(data));

function draw(text: string): Drawn {
  const code = make(0, 'M');
  code.addData(text);
  code.make();
  const many = code.getModuleCount();
  let path = '';
  for (let row = 0; row < many; row++) {
    for (let column = 0; column < many; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, many };
}
