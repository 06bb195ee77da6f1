import { featureOfPermission, type PermissionName } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** Removes permissions of switched-off areas. */
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
