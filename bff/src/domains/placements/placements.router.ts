import { clientPlacementEndpoints, placementEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { cancelPlacement } from './changes/cancel-placement.ts';
import { askForRate } from './rates/change-rate.ts';
import { tryRate } from './rates/try-rate.ts';
import {
  endPlacement,
  giveNotice,
  terminatePlacement,
  withdrawNotice,
} from './changes/end-placement.ts';
import { updateTerms } from './changes/update-terms.ts';
import { askAgain } from './client/ask-again.ts';
import { askExtension } from './client/ask-extension.ts';
import { listPastContractors } from './client/past-contractors.ts';
import { listContractors } from './client/list-contractors.ts';
import { listPlacements } from './record/list-placements.ts';
import { summarisePlacements } from './record/summarise-placements.ts';
import { readPlacement } from './record/read-placement.ts';
import { readSunrise } from './sunrise/read-sunrise.ts';
import { rehire } from './changes/rehire-placement.ts';
import {
  changeSupervisor,
  checkItem,
  extendPlacement,
  pausePlacement,
  resumePlacement,
} from './start/run-placement.ts';
import { changeStart, startPlacement } from './start/start-placement.ts';

/** Serves placements. */
export function placementRoutes(router: Router): void {
  mount(router, clientPlacementEndpoints.contractors, listContractors);
  mount(router, clientPlacementEndpoints.askExtension, askExtension);
  mount(router, clientPlacementEndpoints.past, listPastContractors);
  mount(router, clientPlacementEndpoints.askAgain, askAgain);
  mount(router, placementEndpoints.list, listPlacements);
  mount(router, placementEndpoints.summary, summarisePlacements);
  mount(router, placementEndpoints.sunrise, readSunrise);
  mount(router, placementEndpoints.read, readPlacement);
  mount(router, placementEndpoints.tryRate, tryRate);
  mount(router, placementEndpoints.updateTerms, updateTerms);
  mount(router, placementEndpoints.start, startPlacement);
  mount(router, placementEndpoints.changeStart, changeStart);
  mount(router, placementEndpoints.cancel, cancelPlacement);
  mount(router, placementEndpoints.pause, pausePlacement);
  mount(router, placementEndpoints.resume, resumePlacement);
  mount(router, placementEndpoints.extend, extendPlacement);
  mount(router, placementEndpoints.changeRate, askForRate);
  mount(router, placementEndpoints.changeSupervisor, changeSupervisor);
  mount(router, placementEndpoints.giveNotice, giveNotice);
  mount(router, placementEndpoints.withdrawNotice, withdrawNotice);
  mount(router, placementEndpoints.end, endPlacement);
  mount(router, placementEndpoints.terminate, terminatePlacement);
  mount(router, placementEndpoints.rehire, rehire);
  mount(router, placementEndpoints.checkItem, checkItem);
}
