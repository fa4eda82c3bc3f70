export default {
  turbopack: { root: import.meta.dirname },
  // Types are checked by `npm run types`, strictly.
  typescript: { ignoreBuildErrors: true },
};
