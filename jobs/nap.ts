export interface Nap {
  /** Ends after the pause, or when woken; at once when woken since the last time. */
  sleep(): Promise<void>;
  wake(): void;
}

/** A pause that can be ended early. Waking that comes before the pause is not lost. */
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
