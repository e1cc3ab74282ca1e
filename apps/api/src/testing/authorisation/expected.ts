import { image, MULTIPART, multipart } from '../upload.ts';
import { openSession, PASSWORD } from '../visitor.ts';
import type { Expectations } from './expectation.ts';
import { DELIVERY } from './expected-delivery.ts';
import { EXPECTED_OF_ORDERS } from './expected-of-orders.ts';
import { EXPECTED_OF_SHOWCASES } from './expected-of-showcases.ts';
import { RESTS } from './expected-rests.ts';
import { REQUESTS } from './requests.ts';
import {
  fillCarts,
  invitationToken,
  linkToken,
  one,
  type Scene,
  someBankChange,
  someBrowser,
  someDeletedCompany,
  someDoubt,
  someEmployee,
  someExchange,
  someFilial,
  someKey,
  someMember,
  someOffer,
  someOwnProduct,
  somePasskey,
  somePriceList,
  someRejectedRow,
  someRest,
  someRule,
  someSource,
  someWarehouse,
  someWebhook,
  uploaded,
  warehouseBody,
} from './things.ts';

const someProduct = { request: () => ({ params: { product_id: '1' } }) };

const someSupplier = ({ company }: Scene) => ({ params: { supplier_id: company } });

const waitingList = {
  request: async (scene: Scene) => ({ params: await somePriceList(scene, 'preview') }),
};

const someCalled = { request: async (scene: Scene) => ({ params: await someWebhook(scene) }) };

const someLooked = { request: async (scene: Scene) => ({ params: await someSource(scene) }) };

/** Requests and statuses that differ from the usual ones. */
export const EXPECTED: Expectations = {
  // a register of organisations that is the same for everybody
  findParty: { stranger: 200 },
  // the owner of a company keeps no installation
  listMarketFacts: { stranger: 403, owner: 403 },
  decideMarketFact: { stranger: 403, owner: 403 },
  updateWebhook: someCalled,
  deleteWebhook: someCalled,
  listWebhookCalls: someCalled,
  callWebhook: someCalled,
  createSource: {
    // a company's whole lists have only one origin, and other calls have made some
    request: async ({ server, company }) => {
      for (const origin of ['exchange', 'source'])
        await server.db.query(`delete from ${origin} where company_id = $1`, [company]);
      return {};
    },
  },
  updateSource: someLooked,
  deleteSource: someLooked,
  listSourceFetches: someLooked,
  fetchSource: someLooked,
  ...EXPECTED_OF_SHOWCASES,
  // neither a session nor an API key is accepted: see exchange-broken.db.test.ts
  askExchange: { stranger: 401, owner: 401 },
  sendToExchange: { stranger: 401, owner: 401 },
  getExchange: { request: async (scene) => ({ params: await someExchange(scene) }) },
  setExchangePrice: {
    request: async (scene) => ({
      params: await someExchange(scene),
      body: { price_type: 'p' },
    }),
  },
  closeExchange: { request: async (scene) => ({ params: await someExchange(scene) }) },
  listExchangeLog: { request: async (scene) => ({ params: await someExchange(scene) }) },
  deleteKey: { request: async (scene) => ({ params: await someKey(scene) }) },
  setKeyLimit: { request: async (scene) => ({ params: await someKey(scene) }) },
  getSupplier: { request: ({ company }) => ({ params: { id: company } }) },
  // favourites belong to the caller, whoever that is
  addFavoriteSupplier: { request: someSupplier, stranger: 204 },
  removeFavoriteSupplier: { request: someSupplier, stranger: 204 },
  getProduct: someProduct,
  listProductRests: someProduct,
  getPriceHistory: someProduct,
  listProductFacts: someProduct,
  // about the caller's own orders, whoever that is
  getOwnPurchases: { ...someProduct, stranger: 200 },
  correctProductFacts: {
    request: async (scene) => ({ params: { product_id: await someOwnProduct(scene) } }),
  },
  register: {
    request: () => ({ body: { login: `${Math.random()}@koleso.ru`, password: PASSWORD } }),
  },
  login: { request: () => ({ body: { login: 'owner@koleso.ru', password: PASSWORD } }) },
  updatePassword: {
    request: async (scene) => ({
      params: { token: await linkToken(scene, 'password') },
      body: { login: 'owner@koleso.ru', password: PASSWORD },
    }),
  },
  changePassword: {
    request: () => ({ body: { current_password: PASSWORD, password: PASSWORD } }),
  },
  // no login waits for a second factor, and nobody has begun to add one
  proveSecondFactor: { stranger: 404, owner: 404 },
  confirmProof: { stranger: 404, owner: 404 },
  confirmApp: { stranger: 409, owner: 409 },
  removeApp: { stranger: 404, owner: 404 },
  addPasskey: { stranger: 404, owner: 404 },
  removePasskey: {
    request: async (scene) => ({ params: { passkey_id: await somePasskey(scene) } }),
  },
  renewRecoveryCodes: { stranger: 409, owner: 409 },
  deleteSession: {
    request: async (scene) => {
      await openSession(scene.server, scene.owner.id);
      const session_id = await one<string>(
        scene,
        'select id as value from session where account_id = $1 order by created_at desc limit 1',
        [scene.owner.id],
      );
      return { params: { session_id } };
    },
  },
  // about the caller's own consents, whoever that is
  setConsent: { stranger: 200 },
  setNotice: { stranger: 200 },
  // about the caller's own browser
  setNoticeBrowser: { stranger: 200 },
  deleteNoticeBrowser: {
    request: async (scene) => ({ params: { browser_id: await someBrowser(scene) } }),
  },
  stopLetters: {
    request: async (scene) => ({
      params: {
        key: await one<string>(scene, 'select letters_key as value from account where id = $1', [
          scene.owner.id,
        ]),
      },
    }),
  },
  setAvatar: {
    request: async (scene) => ({ body: { avatar: await uploaded(scene, 'avatar') } }),
    stranger: 422,
  },
  verifyEmail: { request: () => ({ body: { email: 'owner@koleso.ru' } }), stranger: 422 },
  followVerification: {
    request: async (scene) => ({ params: { token: await linkToken(scene, 'email') } }),
  },
  uploadFile: {
    request: async () => ({
      headers: { 'content-type': MULTIPART },
      body: multipart([
        ['group', 'avatar'],
        ['file', await image(9, 9).png().toBuffer(), 'a.png'],
      ]),
    }),
  },
  // about the caller's own cart, whoever that is
  replaceCart: {
    request: async (scene) => ({
      body: { items: [{ offer_id: await someOffer(scene), quantity: 8 }] },
    }),
  },
  ...REQUESTS,
  setCartItem: {
    request: async (scene) => ({ params: { offer_id: await someOffer(scene) } }),
    stranger: 200,
  },
  deleteCartItem: { stranger: 200 },
  ...DELIVERY,
  ...RESTS,
  createOrders: {
    request: async (scene) => {
      await fillCarts(scene);
      return { body: {} };
    },
  },
  // the owner is also a member of the supplier
  ...EXPECTED_OF_ORDERS,
  createCompany: { request: () => ({ body: { name: 'Колесница' } }) },
  // the demo's company has a branch
  deleteCompany: { owner: 409 },
  detachFilial: {
    request: async (scene) => ({
      params: { companyId: scene.company, filialId: await someFilial(scene) },
    }),
  },
  refuseBankChange: {
    request: async (scene) => {
      await someBankChange(scene);
      return {};
    },
  },
  makeOwner: { request: async (scene) => ({ params: { employee_id: await someMember(scene) } }) },
  unmakeOwner: {
    request: async (scene) => ({ params: { employee_id: await someMember(scene, true) } }),
  },
  restoreCompany: {
    request: async (scene) => ({ params: { id: await someDeletedCompany(scene) } }),
  },
  setCompanyLogo: { request: async (scene) => ({ body: { logo: await uploaded(scene, 'logo') } }) },
  createEmployee: { request: () => ({ body: { full_name: 'Пётр Ильин' } }) },
  updateEmployee: {
    request: async (scene) => ({
      params: { employee_id: await someEmployee(scene) },
      body: { full_name: 'Пётр Ильин' },
    }),
  },
  deleteEmployee: {
    request: async (scene) => ({ params: { employee_id: await someEmployee(scene) } }),
  },
  removeEmployee: {
    request: async (scene) => ({
      params: { employee_id: await someEmployee(scene) },
      body: { hand_over: [] },
    }),
  },
  takeMandates: {
    request: async (scene) => {
      const { source_id: id } = await someSource(scene);
      return { body: { mandates: [{ kind: 'source', id }] } };
    },
  },
  getInvitation: {
    request: async (scene) => ({ params: { token: await invitationToken(scene) } }),
  },
  // whoever has the letter is invited, but the owner is already a member
  acceptInvitation: {
    request: async (scene) => ({ params: { token: await invitationToken(scene) } }),
    stranger: 200,
    owner: 409,
  },
  createWarehouse: { request: () => ({ body: warehouseBody() }) },
  updateWarehouse: {
    request: async (scene) => ({
      params: { warehouse_id: await someWarehouse(scene) },
      body: warehouseBody(),
    }),
  },
  deleteWarehouse: {
    request: async (scene) => ({ params: { warehouse_id: await someWarehouse(scene) } }),
  },
  updateRest: {
    request: async (scene) => ({ params: { rest_id: await someRest(scene) } }),
  },
  checkPriceList: {
    request: () => ({
      headers: { 'content-type': MULTIPART },
      body: multipart([['file', Buffer.from('Наименование;Цена;Остаток'), 'a.csv']]),
    }),
  },
  createImport: {
    request: async (scene) => {
      await somePriceList(scene, 'done');
      const list = Buffer.from('Наименование;Цена;Остаток');
      return { headers: { 'content-type': MULTIPART }, body: multipart([['file', list, 'a.csv']]) };
    },
  },
  getImport: waitingList,
  setImportColumns: waitingList,
  confirmImport: {
    request: async (scene) => ({ ...(await waitingList.request(scene)), body: {} }),
  },
  cancelImport: waitingList,
  undoImport: { request: async (scene) => ({ params: await somePriceList(scene, 'done') }) },
  listImportChanges: waitingList,
  listRejectedRows: waitingList,
  exportRejectedRows: waitingList,
  exportImportReport: {
    request: async (scene) => ({ params: await somePriceList(scene, 'done') }),
  },
  listImportRows: waitingList,
  listImportDoubts: waitingList,
  answerImportDoubts: { request: async (scene) => ({ params: await someDoubt(scene) }) },
  updateImportRule: { request: async (scene) => ({ params: await someRule(scene) }) },
  deleteImportRule: { request: async (scene) => ({ params: await someRule(scene) }) },
  fixRejectedRow: {
    request: async (scene) => ({
      params: await someRejectedRow(scene),
      body: { values: { bulk_price: '5480' } },
    }),
  },
  // the picture of the example belongs to nobody
  getFile: { stranger: 404, owner: 404 },
};
