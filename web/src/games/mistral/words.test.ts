import { checkWords, type Sources } from '../words.check';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

const sources = import.meta.glob(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Sources;

checkWords('mistral', { es, en }, sources, ['mistral-text', 'mistral-panel', 'mistral-board']);
