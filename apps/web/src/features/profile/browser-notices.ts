import type { Body, OperationAt } from '@org/api-client';
import { messageOf } from '../../shared/api/api.ts';

type Subscription = Body<OperationAt<'/user/notice-browsers', 'put'>>;

/** Whether this browser can show notices. It may lack the features, or the user may have denied the permission. */
export type Ability = 'able' | 'unable' | 'denied';

export function abilityNow(): Ability {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** This browser can't be subscribed; the message is meant for the user. */
class NotSubscribed extends Error {}

export const wordsOf = (error: unknown) =>
  error instanceof NotSubscribed ? error.message : messageOf(error);

/** It controls no page, because no address begins with its scope. */
const WORKER = { file: '/notices-worker.js', scope: '/notices-worker' };

async function workerHere(): Promise<ServiceWorkerRegistration> {
  const { file, scope } = WORKER;
  const registration = await navigator.serviceWorker.register(file, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((resolve) => {
      const look = () => registration.active && resolve();
      coming.addEventListener('statechange', look);
      look();
    });
  return registration;
}

async function subscribe(push: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await push.subscribe(options);
  } catch (error) {
    // the browser has a subscription for a former key of the server
    const former = await push.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return push.subscribe(options);
  }
}

/** Asks for the permission, and subscribes with the server's key. Throws a `NotSubscribed` if that fails. */
export async function subscribeHere(key: string): Promise<Subscription> {
  // first of all: browsers only ask right after a press
  const permission = await Notification.requestPermission();
  if (permission === 'denied')
    throw new NotSubscribed('Браузер не показывает уведомления этого сайта');
  if (permission !== 'granted')
    throw new NotSubscribed('Нажмите «Разрешить», когда браузер спросит об уведомлениях');
  try {
    const { pushManager } = await workerHere();
    const { endpoint = '', keys = {} } = (await subscribe(pushManager, key)).toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch (error) {
    console.error('no subscription to notices', error);
    throw new NotSubscribed(
      'Браузер не дозвался своей службы уведомлений. Проверьте сеть и попробуйте ещё раз',
    );
  }
}
