const one = (rule, file, source) => ({ rule, files: [[file, source]] });

/** One violation of each import rule, each in a file of its own. */
export const cases = [
  one(
    'web-shared-looks-down',
    'apps/web/src/shared/planted-a.ts',
    'import "../features/catalog/search/catalog.atoms.ts";',
  ),
  one(
    'web-features-looks-down',
    'apps/web/src/features/catalog/planted-b.ts',
    'import "../../pages/section.tsx";',
  ),
  one('web-pages-looks-down', 'apps/web/src/pages/planted-c.ts', 'import "../app/router.tsx";'),
  one(
    'web-drawn-pages-have-own-session',
    'apps/web/src/app/planted-n.tsx',
    'import "../shared/session/store.ts";',
  ),
  {
    rule: 'web-server-knows-no-browser',
    files: [
      ['apps/web/src/entry-server.tsx', 'import "./shared/planted-o.ts";'],
      ['apps/web/src/shared/planted-o.ts', 'import "./session/own-view.ts";'],
    ],
  },
  one('api-seed-looks-down', 'apps/api/src/seed/planted-1.ts', 'import "../demo/demo-live.ts";'),
  one(
    'api-modules-looks-down',
    'apps/api/src/modules/rests/planted-2.ts',
    'import "../../seed/seed.ts";',
  ),
  one(
    'api-accounts-looks-down',
    'apps/api/src/merging/planted-3.ts',
    'import "../modules/rests/rest.ts";',
  ),
  one('api-cache-looks-down', 'apps/api/src/db/planted-4.ts', 'import "../accounts/auth.ts";'),
  one('api-print-looks-down', 'apps/api/src/product/planted-5.ts', 'import "../db/db.ts";'),
  one(
    'api-reference-looks-down',
    'apps/api/src/reference/planted-6.ts',
    'import "../product/cells.ts";',
  ),
  {
    rule: 'web-features-are-strangers',
    files: [
      ['apps/web/src/features/catalog/planted-d.ts', 'import "../planted/planted-e.ts";'],
      ['apps/web/src/features/planted/planted-e.ts', 'export const planted = 1;'],
    ],
  },
  {
    rule: 'web-features-are-strangers',
    files: [
      [
        'apps/web/src/features/catalog/planted-f.ts',
        'import type { Planted } from "../planted/planted-g.ts"; export type T = Planted;',
      ],
      ['apps/web/src/features/planted/planted-g.ts', 'export type Planted = 1;'],
    ],
  },
  one(
    'api-modules-are-strangers',
    'apps/api/src/modules/planted/planted.sql.ts',
    'import "../catalog/sql/catalog.sql.ts";',
  ),
  one(
    'api-sql-only-in-queries',
    'apps/api/src/modules/catalog/planted-h.ts',
    'import { migrate } from "../../db/migrate.ts"; export const m = migrate;',
  ),
  one(
    'api-modules-know-no-http',
    'apps/api/src/modules/catalog/planted-i.ts',
    'import "../../app.ts";',
  ),
  one(
    'api-parts-know-no-handlers',
    'apps/api/src/modules/catalog/find/planted-r.ts',
    'import "../catalog.handlers.ts";',
  ),
  one(
    'api-statuses-are-of-handlers',
    'apps/api/src/modules/catalog/find/planted-q.ts',
    'import "../../../http/problem.ts";',
  ),
  one(
    'api-jobs-and-queries-answer-nobody',
    'apps/api/src/modules/catalog/planted-p.sql.ts',
    'import "../../http/problem.ts";',
  ),
  one(
    'api-pure-files-are-pure',
    'apps/api/src/modules/orders/planted-j.ts',
    'import "./orders.sql.ts";',
  ),
  one(
    'ui-palette-is-private',
    'packages/ui/src/button/planted-k.ts',
    'import "../theme/palette.ts";',
  ),
  one('ui-theme-is-lowest', 'packages/ui/src/theme/planted-l.ts', 'import "../button/button.tsx";'),
  one(
    'packages-know-no-apps',
    'packages/ui/src/button/planted-m.ts',
    'import "../../../../apps/web/src/shared/api/api.ts";',
  ),
  one(
    'phone-input-stands-alone',
    'packages/phone-input/src/planted-n.ts',
    'import "../../ui/src/button/button.tsx";',
  ),
  one(
    'ui-stands-alone',
    'packages/ui/src/button/planted-o.ts',
    'import "../../../phone-input/src/core.ts";',
  ),
  one(
    'trade-stands-alone',
    'packages/trade/src/planted-p.ts',
    'import { createApi } from "../../api-client/src/client.ts"; export const c = createApi;',
  ),
  one(
    'tyre-names-stands-alone',
    'packages/tyre-names/src/planted-s.ts',
    'import { createApi } from "../../api-client/src/client.ts"; export const c = createApi;',
  ),
  one(
    'apps-are-strangers',
    'apps/web/src/shared/planted-p.ts',
    'import "../../../api/src/app.ts";',
  ),
  one('e2e-is-black-box', 'e2e/planted-q.ts', 'import "../apps/web/src/shared/api/api.ts";'),
  one(
    'no-test-code-in-product',
    'packages/ui/src/select/planted-r.ts',
    'import "../button/button.stories.tsx";',
  ),
  {
    rule: 'no-cycles',
    files: [
      ['apps/web/src/shared/planted-s.ts', 'import "./planted-t.ts";'],
      ['apps/web/src/shared/planted-t.ts', 'import "./planted-s.ts";'],
    ],
  },
  one('no-unresolved', 'apps/web/src/shared/planted-u.ts', 'import "@org/ui/internal/popover";'),
];

/** Folders that import each other: one and the one that it stands in, and two beside each other. */
export const leaningCases = [
  {
    folders: 'apps/api/src/modules/orders ↔ apps/api/src/modules/orders/purchases',
    files: [
      ['apps/api/src/modules/orders/planted-s.sql.ts', 'import "./purchases/purchases.sql.ts";'],
    ],
  },
  {
    folders: 'apps/web/src/features/requests ↔ apps/web/src/features/requests/lines',
    files: [['apps/web/src/features/requests/planted-v.ts', 'import "./lines/request-lines.tsx";']],
  },
  {
    folders: 'apps/api/src/modules/orders/approvals ↔ apps/api/src/modules/orders/purchases',
    files: [
      [
        'apps/api/src/modules/orders/purchases/planted-w.ts',
        'import "../approvals/approval-plan.ts";',
      ],
    ],
  },
  {
    folders: 'apps/api/src/accounts ↔ apps/api/src/db',
    files: [['apps/api/src/db/planted-y.ts', 'import "../accounts/keepers.ts";']],
  },
  {
    folders: 'apps/web/src/features/catalog/compare ↔ apps/web/src/features/catalog/offers',
    files: [
      ['apps/web/src/features/catalog/offers/planted-x.ts', 'import "../compare/comparison.ts";'],
    ],
  },
];
