import { featureOfPermission, type PermissionName } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** What of some permissions is offered: those of an area that is switched off are not. */
export function switchedOn<V>(
  permissions: Readonly<Partial<Record<PermissionName, V>>>,
): Partial<Record<PermissionName, V>> {
  const { off } = agencySettings().features;
  return Object.fromEntries(
    Object.entries(permissions).filter(([permission]) => {
      const feature = featureOfPermission(permission);
      return feature === null || !off.includes(feature);
    }),
  );
}
