/** Four bits per cell of a shape's grid, in base64. */
export function packShape(grid: Float32Array): string {
  const most = Math.max(...grid);
  const cells = Buffer.from(grid.map((ink) => Math.round((255 * ink) / most)));
  const packed = Buffer.alloc(cells.length / 2).map(
    (_, at) => ((cells[2 * at] ?? 0) & 0xf0) | ((cells[2 * at + 1] ?? 0) >> 4),
  );
  return Buffer.from(packed).toString('base64');
}
