import * as highlights from '../../highlights/index.js';
import { ARTICLE, ARTICLE_BLOCKS, ARTICLES, FILM, NOTES } from '../../highlights/highlights.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const hrefOf = ({ id }: { id: string }) => `/articles/${id}`;
const tagHrefOf = (tag: string) => `/tags/${tag}`;

export const highlightParts: Samples = {
  ArticleCard: sample(highlights.ArticleCard, 'element', { article: ARTICLES[1]!, href: '/article' }),
  ArticlePage: sample(highlights.ArticlePage, 'element', {
    article: ARTICLE,
    back: { href: '/highlights', label: 'Highlights' },
    hrefOf,
    tagHrefOf,
    attachments: { onOpen: noop, onDownload: noop, downloading: [] },
    onHiddenChange: noop,
    onPrint: noop,
  }),
  ArticleText: sample(highlights.ArticleText, 'element', { html: '<p>Words</p>' }),
  ArticleVideo: sample(highlights.ArticleVideo, 'element', { title: FILM.title, video: FILM.video! }),
  HighlightsPage: sample(highlights.HighlightsPage, 'element', {
    category: null,
    tabHrefOf: () => '/highlights',
    languages: ['en'],
    articles: ARTICLES,
    articleHrefOf: hrefOf,
    tagHrefOf,
    blocks: ARTICLE_BLOCKS,
    filters: {},
    onFiltersChange: noop,
    state: { status: 'ready', total: 24 },
  }),
  ResearchList: sample(
    highlights.ResearchList,
    'nothing',
    {
      notes: NOTES,
      state: { status: 'ready', total: 4 },
      onClose: noop,
      company: '',
      onCompanyChange: noop,
      step: 20,
    },
    { layer: true },
  ),
  ResearchPanel: sample(highlights.ResearchPanel, 'element', {
    notes: NOTES,
    state: { status: 'ready', total: 4 },
    allHref: '/highlights?research=ALL',
  }),
};
