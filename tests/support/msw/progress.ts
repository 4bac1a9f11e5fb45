import type { ActivityType } from '#shared/progress/activities.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { openBrowser } from './application.ts';

/** Records activities of one type for the user who is signed in, as another page or device does. */
export async function recordActivities(type: ActivityType, ...ids: string[]): Promise<void> {
  const browser = await openBrowser();
  for (const activityId of ids) {
    const { status, text } = await browser.post(recordActivityEndpoint.path, {
      activityType: type,
      activityId,
    });
    if (status !== 200) throw new Error(`${activityId}: ${status} ${text}`);
  }
}
