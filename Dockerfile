# The site and its functions on plain Node: docs/server.md, "In a container".
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
# The sitemap tells by git when a page last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git
WORKDIR /site
COPY . .
RUN npm ci
RUN npm run build && npm run serve -- compress && npm prune --omit=dev

FROM node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/content content
COPY --from=build /site/data data
COPY --from=build /site/functions functions
COPY --from=build /site/packages packages
COPY --from=build /site/dist/client dist/client
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 STATUS_PORT=9464 STATE_DIRECTORY=/data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --start-period=5s \
  CMD node -e "fetch('http://127.0.0.1:9464/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/serve.ts"]
