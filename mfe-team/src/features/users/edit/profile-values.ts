import { userUpdateSchema, type UserDetail } from '@muster/contracts';

/** Form values; text is '' where the API has null. */
export const profileValues = (user: UserDetail) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  preferredName: user.preferredName ?? '',
  phone: user.phone ?? '',
  country: user.country,
  timeZone: user.timeZone,
  allowImpersonation: user.allowImpersonation,
});

export type ProfileValues = ReturnType<typeof profileValues>;

export const profileSchema = userUpdateSchema.shape.changes;

/** Returns the values in the API's format. */
export const profileInput = (values: ProfileValues) => ({
  ...values,
  preferredName: values.preferredName.trim() || null,
  phone: values.phone.trim() || null,
});

/** Returns only the differences from `before`. */
export function profileChanges(before: ProfileValues, after: ProfileValues) {
  const old: Readonly<Record<string, unknown>> = profileInput(before);
  const entries = Object.entries(profileInput(after)).filter(([key, value]) => value !== old[key]);
  return Object.fromEntries(entries);
}
