export {
  type Activity,
  isCompleted,
  useAutomaticActivity,
  useAwardBadge,
  useAwardPoints,
  useProgress,
  useRecordActivity,
} from './use-progress.ts';
