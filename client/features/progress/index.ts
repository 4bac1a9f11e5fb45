export { EarnedNote } from './earned-note.tsx';
export { useAwardBadge, useAwardPoints } from './use-awards.ts';
export {
  type Activity,
  type Earned,
  isCompleted,
  useAutomaticActivity,
  useProgress,
} from './use-progress.ts';
export { useRecordActivity } from './use-record-activity.ts';
