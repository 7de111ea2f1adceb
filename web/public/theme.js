// Before anything is drawn: the theme that was chosen last, so that the page never flashes.
{
  const chosen = localStorage.getItem('maestre.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
