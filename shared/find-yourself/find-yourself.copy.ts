// Words at the fields of the game.

export const FIND_YOURSELF_FIELD_COPY = {
  shareUnknown: 'Say yes or no to being counted.',
  roundUnknown: 'This round isn’t part of your game.',
  sideUnknown: 'Choose left, right or neither.',
  knewUnknown: 'Say yes or no to having known it.',
  answersMissing: 'Please send your choices.',
  tooMany: 'A game has at most ten rounds.',
  answeredTwice: 'A round can be answered once.',
  notAll: 'Please answer every round.',
};
