/** Wait; no longer than until it is skipped. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Draw again and again while `part` goes from 0 to 1. */
export function glide(
  milliseconds: number,
  signal: AbortSignal,
  draw: (part: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const frame = (now: number) => {
      const part = signal.aborted ? 1 : Math.min(1, (now - begin) / milliseconds);
      draw(part);
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
