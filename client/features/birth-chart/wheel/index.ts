// The wheel as a picture, without the page of the chart: an entry of its own, so that neither loads the other.

export { PlainWheel, WheelRings } from './plain-wheel.tsx';
