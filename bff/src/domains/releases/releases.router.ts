import { releaseEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { deliveryRoutes } from './outside/deliveries.router.ts';
import { takeReport } from './health/take-report.ts';
import { releasesService } from './releases.service.ts';

export function releaseRoutes(router: Router, { config }: { config: Config }): void {
  const { list, switchTo, rollback, setCanary, finishCanary } = releasesService(config);
  mount(router, releaseEndpoints.list, list);
  mount(router, releaseEndpoints.switch, switchTo);
  mount(router, releaseEndpoints.rollback, rollback);
  mount(router, releaseEndpoints.setCanary, setCanary);
  mount(router, releaseEndpoints.endCanary, finishCanary);
  mount(router, releaseEndpoints.report, takeReport(config));
  deliveryRoutes(router, config);
}
