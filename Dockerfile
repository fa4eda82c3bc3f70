# The server without the sandbox, with the portal that it serves; docs/how-to/deploy.md says how to run it.
FROM node:24-bookworm-slim AS base
WORKDIR /app

FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/portal/package.json packages/portal/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/

FROM manifests AS portal
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS libraries
RUN npm ci --omit=dev --workspace packages/server --workspace packages/contract --include-workspace-root=false \
  && mkdir -p packages/server/node_modules

FROM base
ENV NODE_ENV=production ATRIUM_DATA=/data PORT=4000
COPY --from=libraries /app/node_modules node_modules
COPY --from=libraries /app/packages/server/node_modules packages/server/node_modules
COPY --from=portal /app/packages/portal/dist packages/portal/dist
COPY package.json ./
COPY tools/arguments.ts tools/
COPY packages/contract/package.json packages/contract/
COPY packages/contract/src packages/contract/src
COPY packages/server/package.json packages/server/
COPY packages/server/drizzle packages/server/drizzle
COPY packages/server/src packages/server/src
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4000
# /livez: a container that is not ready waits for its database, and is not to be restarted for that.
HEALTHCHECK --interval=10s --timeout=5s --start-period=3m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
