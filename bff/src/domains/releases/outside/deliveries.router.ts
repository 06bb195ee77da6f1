import { deliveryEndpoints, releaseTokenEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../../config.ts';
import { mountBytes } from '../../../http/mount-bytes.ts';
import { mount } from '../../../http/mount.ts';
import { finishDelivery } from './finish-delivery.ts';
import { beginDelivery, sendDelivery } from './receive-delivery.ts';
import { createToken, listTokens, revokeToken } from './release-tokens.service.ts';

export function deliveryRoutes(router: Router, config: Config): void {
  mount(router, releaseTokenEndpoints.list, listTokens);
  mount(router, releaseTokenEndpoints.create, createToken);
  mount(router, releaseTokenEndpoints.revoke, revokeToken);
  mount(router, deliveryEndpoints.begin, beginDelivery(config));
  mountBytes(router, deliveryEndpoints.send, sendDelivery(config));
  mount(router, deliveryEndpoints.finish, finishDelivery(config));
}
