import './kit.css';
import { createRoot } from 'react-dom/client';
import { Kit } from './kit.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The kit page has no #root');
createRoot(root).render(<Kit />);
