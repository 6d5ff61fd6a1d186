# Built in one stage, run in another that has neither the sources nor the tools.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The brand stands in the built pages too: BRAND_NAME and its like are arguments here and settings below.
ARG BRAND_MARK BRAND_NAME BRAND_LEGAL_NAME BRAND_ADDRESS BRAND_DOMAIN BRAND_SUPPORT_EMAIL BRAND_SUPPORT_PHONE BRAND_CHAT_URL BRAND_DISCLAIMER
RUN node scripts/build/build.ts

FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    NODE_OPTIONS=--enable-source-maps \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A named volume mounted here takes over the owner.
RUN mkdir /backups && chown node:node /backups
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
