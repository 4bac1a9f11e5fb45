// Runs in every page before its own code. `window.pictures.listUnfinished()` names what the page has
// still to do by itself before it is at rest.

{
  // The username of a new account ends in a random number; nothing else of the page is random.
  Math.random = () => 0.5;

  // React shows what it has waited for up to 300 ms later, by a timer.
  const LONGEST_WAITED_FOR_MS = 1000;
  const timers = new Set();
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = (run, delay = 0, ...values) => {
    if (typeof run !== 'function' || !(delay <= LONGEST_WAITED_FOR_MS)) {
      return setTimeout(run, delay, ...values);
    }
    const handle = setTimeout(() => {
      timers.delete(handle);
      run(...values);
    }, delay);
    timers.add(handle);
    return handle;
  };
  window.clearTimeout = (handle) => {
    timers.delete(handle);
    clearTimeout(handle);
  };

  const QUIET_MS = 100;
  let changedAt = performance.now();
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const idle = new Set();
  const { requestIdleCallback, cancelIdleCallback } = window;
  window.requestIdleCallback = (run, options) => {
    const handle = requestIdleCallback((deadline) => {
      idle.delete(handle);
      run(deadline);
    }, options);
    idle.add(handle);
    return handle;
  };
  window.cancelIdleCallback = (handle) => {
    idle.delete(handle);
    cancelIdleCallback(handle);
  };

  let sent = 0;
  let handled = 0;
  new BroadcastChannel('pictures').onmessage = () => {
    handled += 1;
  };
  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = function send(...message) {
    sent += 1;
    return postMessage.apply(this, message);
  };
  // A worker that has ended handles nothing any more.
  Worker.prototype.terminate = function end() {
    sent = 0;
    handled = 0;
    return terminate.apply(this);
  };

  const isDrawn = (canvas) => canvas.parentElement?.dataset.drawn === 'true';
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

  window.pictures = {
    // Two frames later, so that what was just answered is drawn.
    listUnfinished: async () => {
      await nextFrame();
      await nextFrame();
      const images = [...document.images].filter((image) => image.loading !== 'lazy');
      const rules = {
        loading: document.readyState === 'complete',
        fonts: document.fonts.status === 'loaded',
        'idle callback': idle.size === 0,
        timer: timers.size === 0,
        changes: performance.now() - changedAt >= QUIET_MS,
        worker: handled >= sent,
        canvas: [...document.querySelectorAll('canvas')].every(isDrawn),
        image: images.every((image) => image.complete),
      };
      return Object.keys(rules).filter((name) => !rules[name]);
    },
  };
}
