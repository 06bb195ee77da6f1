import { RemoteModel, type Remote } from '../remote.model.ts';

/** The build of a remote that all users have, a canary aside; null when none was released. */
export async function buildInForce(name: string): Promise<string | null> {
  const remote = await RemoteModel.findById(name, { current: 1 }).lean<Pick<Remote, 'current'>>();
  return remote?.current ?? null;
}
