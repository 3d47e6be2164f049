/** Where the circles of the board lie. No rule is here: only the drawing of a ring, its lanes and its boxes. */

export interface Spot {
  x: number;
  y: number;
}

/** A, where a colour comes in. */
export interface Start extends Spot {
  /** Which way the pawns go from there, in degrees. */
  heading: number;
}

export interface Plan {
  /** The drawing is a square of this size. */
  size: number;
  /** How far a circle reaches. */
  radius: number;
  /** From the A of colour 0. */
  ring: Spot[];
  starts: Start[];
  /** For each colour a, b, c, d. */
  lanes: Spot[][];
  /** For each colour the four places of B. */
  boxes: Spot[][];
  /** As the view counts them: the ring, and then the end circles of every colour. */
  fields: Spot[];
}

/** The directions of an arm, from its root to its end and across it, clockwise from the one below. */
interface Arm {
  out: Spot;
  left: Spot;
}

function arms(colours: number): Arm[] {
  return Array.from({ length: colours }, (_, arm) => {
    const angle = Math.PI / 2 + (2 * Math.PI * arm) / colours;
    const out = { x: Math.cos(angle), y: Math.sin(angle) };
    return { out, left: { x: -out.y, y: out.x } };
  });
}

function at(arm: Arm, out: number, left: number): Spot {
  return { x: arm.out.x * out + arm.left.x * left, y: arm.out.y * out + arm.left.y * left };
}

interface Shape {
  /** Half of the drawing. */
  half: number;
  /** How far out the end of an arm lies. */
  end: number;
  /** Circles on one side of an arm before the corner. */
  side: number;
  /** How far out the corner between two arms lies. */
  corner: number;
  /** How far out the middle of a box lies. */
  box: number;
}

const CROSS: Shape = { half: 5.75, end: 5, side: 4, corner: Math.SQRT2, box: 5.66 };
const STAR: Shape = { half: 6.78, end: 5.2, side: 3, corner: 2.55, box: 5.28 };

/** From A along the arm to its root, round the corner, out along the next arm, to the circle before the next A. */
function stretch(from: Arm, to: Arm, middle: Arm, shape: Shape): Spot[] {
  const inward = Array.from({ length: shape.side }, (_, step) => at(from, shape.end - step, 1));
  const outward = Array.from({ length: shape.side }, (_, step) =>
    at(to, shape.end - shape.side + 1 + step, -1),
  );
  return [...inward, at(middle, shape.corner, 0), ...outward, at(to, shape.end, 0)];
}

function startOf([a, next]: Spot[]): Start {
  const { x, y } = a as Spot;
  const to = next as Spot;
  return { x, y, heading: (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI };
}

function between(colours: number, arm: number): Arm {
  const angle = Math.PI / 2 + (2 * Math.PI * (arm + 0.5)) / colours;
  const out = { x: Math.cos(angle), y: Math.sin(angle) };
  return { out, left: { x: -out.y, y: out.x } };
}

/** `nearest` is the colour that lies below. */
export function planOf(colours: number, nearest: number): Plan {
  const shape = colours === 4 ? CROSS : STAR;
  const all = arms(colours);
  const ofColour = (colour: number) => (((colour - nearest) % colours) + colours) % colours;
  const arm = (colour: number) => all[ofColour(colour)] as Arm;
  const order = Array.from({ length: colours }, (_, colour) => colour);
  const inside = ({ x, y }: Spot): Spot => ({ x: x + shape.half, y: y + shape.half });
  const stretches = order.map((colour) =>
    stretch(arm(colour), arm(colour + 1), between(colours, ofColour(colour)), shape).map(inside),
  );
  const ring = stretches.flat();
  const lanes = order.map((colour) =>
    [1, 2, 3, 4].map((step) => inside(at(arm(colour), shape.end - step, 0))),
  );
  const boxes = order.map((colour) => {
    const corner = between(colours, ofColour(colour));
    return [
      [0.52, 0.52],
      [0.52, -0.52],
      [-0.52, 0.52],
      [-0.52, -0.52],
    ].map(([out = 0, left = 0]) => inside(at(corner, shape.box + out, left)));
  });
  return {
    size: 2 * shape.half,
    radius: 0.42,
    ring,
    starts: stretches.map(startOf),
    lanes,
    boxes,
    fields: [...ring, ...lanes.flat()],
  };
}

/** Where a pawn stands that is on a field; in the box of its colour, which is no field, each has its place. */
export function spotOf(plan: Plan, colour: number, field: number, slot: number): Spot {
  return (field < 0 ? plan.boxes[colour]?.[slot] : plan.fields[field]) as Spot;
}
