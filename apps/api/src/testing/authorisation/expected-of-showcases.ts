import type { Expectations } from './expectation.ts';
import { one, type Scene } from './things.ts';

/** A showcase of the company. */
const someShowcase = async (scene: Scene) => ({
  id: scene.company,
  showcase_id: await one<string>(
    scene,
    `insert into showcase (id, company_id, account_id, name, section, rules, token)
     values (gen_random_uuid(), $1, $3, gen_random_uuid()::text, 1, $2, replace(gen_random_uuid()::text, '-', '') || '-abcdefghij')
     returning id as value`,
    [scene.company, JSON.stringify(SHOWCASE_RULES), scene.owner.id],
  ),
});

const SHOWCASE_RULES = {
  filter: {},
  suppliers_not: [],
  bands: [{ from: 0, percent: 10, min: 0 }],
  rounding: 100,
  floor_retail: false,
  days_added: 0,
  stock: 'in_stock',
  cap_quantity: false,
};

/** The token in a showcase's link. */
const showcaseToken = async (scene: Scene) => {
  const { showcase_id } = await someShowcase(scene);
  return one<string>(scene, 'select token as value from showcase where id = $1', [showcase_id]);
};

const showcaseBody = () => ({
  ...SHOWCASE_RULES,
  section: 'tyres',
  name: `Витрина ${Math.random()}`,
});

const someShown = { request: async (scene: Scene) => ({ params: await someShowcase(scene) }) };

/** Expectations for showcases. Each call gets a new showcase. A link needs only its token. */
export const EXPECTED_OF_SHOWCASES: Expectations = {
  createShowcase: { request: () => ({ body: showcaseBody() }) },
  getShowcase: someShown,
  getShowcaseAvito: someShown,
  getShowcaseOffer: someShown,
  updateShowcase: {
    request: async (scene) => ({ params: await someShowcase(scene), body: showcaseBody() }),
  },
  deleteShowcase: someShown,
  renewShowcase: someShown,
  getShowcaseFeed: {
    request: async (scene) => ({ params: { token: await showcaseToken(scene) } }),
  },
};
