export default {
  turbopack: { root: import.meta.dirname },
  // `npm run types` checks the types, in strict mode.
  typescript: { ignoreBuildErrors: true },
};
