/* Injected into every benchmark page before its own scripts: test data, and timers that stop at the end of a frame. */
(() => {
  // A small random generator with a fixed seed, so that every run uses the same rows.
  const random = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const WORDS = [
    'account',
    'guarantee',
    'signature',
    'transfer',
    'credit',
    'deposit',
    'mandate',
    'quarter',
    'quartz',
    'limit',
  ];
  const NAMES = [
    'Halden',
    'Corvin',
    'Lumen',
    'Arbor',
    'Meridian',
    'Quartz',
    'Solberg',
    'Ostrava',
    'Tessel',
    'Varga',
  ];
  const STATES = ['Open', 'Closed', 'Waiting', 'Refused'];
  const pick = (next, list) => list[Math.floor(next() * list.length)];
  const frame = () =>
    new Promise((resolve) => requestAnimationFrame((at) => setTimeout(() => resolve(at), 0)));

  globalThis.__harness = {
    columns: [
      { key: 'id', title: 'Id', type: 'number', width: 80 },
      { key: 'client', title: 'Client', type: 'string', width: 200 },
      { key: 'amount', title: 'Amount', type: 'number', width: 140 },
      { key: 'opened', title: 'Opened', type: 'date', width: 120 },
      { key: 'state', title: 'State', type: 'state', width: 120 },
      ...Array.from({ length: 15 }, (_, index) => ({
        key: `text${index}`,
        title: `Text ${index}`,
        type: 'string',
        width: 140,
      })),
    ].map((column) => ({ format: (value) => String(value), ...column })),
    rows(count) {
      const next = random(7);
      return Array.from({ length: count }, (_, id) => {
        const row = {
          id: id + 1,
          client: `${pick(next, NAMES)} ${pick(next, WORDS)} ${id}`,
          amount: Math.round(next() * 1e9) / 100 + id / 1e7,
          opened: 1_600_000_000_000 + Math.floor(next() * 2e11),
          state: pick(next, STATES),
        };
        for (let index = 0; index < 15; index += 1)
          row[`text${index}`] = `${pick(next, WORDS)} ${pick(next, WORDS)}`;
        return row;
      });
    },
    options: (count) => {
      const next = random(11);
      return Array.from({ length: count }, (_, index) => ({
        value: `v${index}`,
        label: `${pick(next, NAMES)} ${pick(next, WORDS)} ${index}`,
      }));
    },
    frame,
    settle: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    /** Milliseconds from just before the action to the end of the first frame in which `done` holds. */
    async timed(action, done) {
      const start = performance.now();
      action();
      for (;;) {
        await frame();
        if (done()) return performance.now() - start;
        if (performance.now() - start > 20_000) throw new Error('the expected result did not appear');
      }
    },
    setInput(input, text) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
})();
