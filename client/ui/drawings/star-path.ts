// Stars as in star atlases: eight points for the brightest, then six, then four.

/** A coordinate with at most two decimals, so that path data stay short. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Star = {
  x: number;
  y: number;
  /** Distance of the points from the center. */
  radius: number;
  points?: 4 | 6 | 8;
  /** Distance of the notches from the center, as a share of the radius, 0 to 1. */
  notch?: number;
};

/** The outline of a star with one point straight up, as SVG path data. */
export function starPath({ x, y, radius, points = 8, notch = 0.36 }: Star): string {
  let path = '';
  for (let corner = 0; corner < 2 * points; corner++) {
    const angle = -Math.PI / 2 + (corner * Math.PI) / points;
    const distance = corner % 2 === 0 ? radius : radius * notch;
    path += `${corner === 0 ? 'M' : 'L'}${coordinate(x + distance * Math.cos(angle))} ${coordinate(
      y + distance * Math.sin(angle),
    )}`;
  }
  return `${path}Z`;
}
