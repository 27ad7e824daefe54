export interface Nap {
  /** Resolves after the pause, or when woken; at once if woken since the last time. */
  sleep(): Promise<void>;
  wake(): void;
}

/** A pause that can be ended early. A wake-up before the pause is not lost. */
export function openNap(milliseconds: number): Nap {
  let isAwake = false;
  let end = () => {};
  return {
    async sleep() {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isAwake = false;
      end = () => {};
    },
    wake() {
      isAwake = true;
      end();
    },
  };
}
