// Loaded into a process whose memory is measured: on SIGUSR2 it gives back everything it no longer needs. Without
// "last-resort" the garbage collector keeps what it has been given, for later. Needs --expose-gc.
process.on("SIGUSR2", () => {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
});
